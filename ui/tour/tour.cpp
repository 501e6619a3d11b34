// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour.h"

#include <QPixmap>
#include <QSaveFile>
#include <QTimer>
#include <QWidget>

#include <chrono>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

// A stop that is not ready after this many questions failed to open.
static constexpr int patience = 400;
static constexpr auto betweenQuestions = 25ms;

Tour::Tour(const QDir &folder, QList<Stop> stops, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_stops(std::move(stops))
{ }

void Tour::start()
{
    m_folder.mkpath(u"."_s);
    visitNext();
}

void Tour::visitNext()
{
    if (m_next == m_stops.size()) {
        writeIndex();
        Q_EMIT ended(static_cast<int>(m_taken.size()), m_failures);
        return;
    }
    const auto &stop = m_stops[m_next];
    m_asked = 0;
    m_view = stop.open();
    if (m_view)
        takeWhenReady();
    else
        fail(tr("did not open"));
}

void Tour::takeWhenReady()
{
    if (!m_view)
        return fail(tr("closed by itself"));
    if (m_stops[m_next].ready()) {
        // One more round of the event loop, so that layouts and pictures are settled.
        QTimer::singleShot(betweenQuestions, this, &Tour::take);
    } else if (++m_asked > patience) {
        fail(tr("was not ready in time"));
    } else {
        QTimer::singleShot(betweenQuestions, this, &Tour::takeWhenReady);
    }
}

void Tour::take()
{
    const auto &stop = m_stops[m_next];
    if (m_view && m_view->grab().save(m_folder.filePath(stop.name + u".png"_s))) {
        m_taken.append(stop);
        ++m_next;
        QTimer::singleShot(0, this, &Tour::visitNext);
    } else {
        fail(tr("could not be saved"));
    }
}

void Tour::fail(const QString &why)
{
    m_failures.append(u"%1: %2"_s.arg(m_stops[m_next].name, why));
    ++m_next;
    QTimer::singleShot(0, this, &Tour::visitNext);
}

void Tour::writeIndex()
{
    QString body;
    for (const auto &stop : m_taken)
        body += u"<figure><a href=\"%1.png\"><img src=\"%1.png\" width=\"640\" alt=\"%2\"></a>"
                "<figcaption>%2</figcaption></figure>\n"_s.arg(stop.name.toHtmlEscaped(),
                                                               stop.title.toHtmlEscaped());
    QSaveFile file(m_folder.filePath(u"index.html"_s));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(u"<!doctype html>\n<meta charset=\"utf-8\">\n<title>Storedesk</title>\n%1"_s
                          .arg(body)
                          .toUtf8())
            < 0
        || !file.commit())
        m_failures.append(u"index.html: %1"_s.arg(file.errorString()));
}

} // namespace storedesk::ui
