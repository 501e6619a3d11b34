// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour.h"

#include "base/newfile.h"
#include "catalogue/rfmgroup.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QStringList>
#include <QTabBar>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static QStringList textsOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return {label->text()};
    if (const auto *label = qobject_cast<const ElidedLabel *>(widget))
        return {label->text()};
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return {button->text()};
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return {box->currentText()};
    QStringList texts;
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts.append(tabs->tabText(tab));
    }
    const auto *header = qobject_cast<const QHeaderView *>(widget);
    if (header && header->model() && header->orientation() == Qt::Horizontal) {
        for (int section = 0; section < header->count(); ++section) {
            if (!header->isSectionHidden(section))
                texts.append(header->model()->headerData(section, Qt::Horizontal).toString());
        }
    }
    return texts;
}

// The group of a buyer depends on the purchases of the others until now.
static bool isGroup(const QString &text)
{
    return std::ranges::any_of(catalogue::rfmgroup::groups, [&text](const auto &group) {
        return text == group.english || text == group.spanish;
    });
}

// Removes numbers, dates, ages, IDs and addresses.
static QString lasting(const QString &text)
{
    static const QRegularExpression age(u"just now|\\d+ (s|min|h) ago"_s);
    static const QRegularExpression passing(
        u"\\d|^https?:|^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b|^[–·,]$"_s);
    auto words = text;
    words.remove(u'&').remove(age);
    auto kept = words.split(u' ', Qt::SkipEmptyParts);
    kept.removeIf([](const QString &word) { return word.contains(passing); });
    return kept.join(u' ').simplified();
}

// Returns the distinct strings in a window, in order: titles, labels, buttons, tabs and columns.
// Numbers and dates are left out, because they change over time. The result does not depend on the
// Qt version or font, so that it shows whether a picture is outdated.
static QStringList screenWords(const QWidget &window)
{
    QStringList words;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        for (const auto &text : textsOf(widget)) {
            if (const auto kept = lasting(text); !kept.isEmpty() && !isGroup(kept))
                words.append(kept);
        }
    }
    words.removeDuplicates();
    words.sort();
    return words;
}

static constexpr auto pollInterval = 25ms;
// Number of polls in a row that must succeed, because layouts and icons need a few rounds of the
// event loop after the last reply.
static constexpr int readyPollsNeeded = 4;
// A finding counts if it persists after this many more inspections.
static constexpr int repeatedInspections = 40;

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
    m_deadline.setRemainingTime(m_timeLimit);
    m_readyPolls = 0;
    m_inspections = 0;
    m_view = stop.open();
    if (m_view)
        takeWhenReady();
    else
        fail(tr("couldn't be opened"));
}

void Tour::takeWhenReady()
{
    if (!m_view)
        return fail(tr("closed unexpectedly"));
    m_readyPolls = m_stops[m_next].ready() ? m_readyPolls + 1 : 0;
    if (m_readyPolls >= readyPollsNeeded) {
        QTimer::singleShot(pollInterval, this, &Tour::inspect);
    } else if (m_deadline.hasExpired()) {
        fail(tr("was not ready after %1 s")
                 .arg(std::chrono::ceil<std::chrono::seconds>(m_timeLimit).count()));
    } else {
        QTimer::singleShot(pollInterval, this, &Tour::takeWhenReady);
    }
}

// Repeats the inspection, because some layouts need another pass of the event loop.
void Tour::inspect()
{
    m_wrong = m_inspect && m_view ? m_inspect(*m_view) : QStringList();
    if (m_wrong.isEmpty() || ++m_inspections > repeatedInspections)
        take();
    else
        QTimer::singleShot(pollInterval, this, &Tour::inspect);
}

// Draws a dialog with a title bar over its window, as a window manager would.
static void lay(QPixmap &picture, QDialog *dialog, const QWidget *window)
{
    constexpr int bar = 34;
    const QSize size(dialog->width(), dialog->height() + bar);
    const QPoint corner((window->width() - size.width()) / 2,
                        std::max(0, (window->height() - size.height()) / 2));
    const auto palette = dialog->palette();
    QPainter painter(&picture);
    painter.fillRect(QRect(corner, QSize(size.width(), bar)), palette.base());
    auto font = dialog->font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(QRect(corner, QSize(size.width(), bar)).adjusted(14, 0, -14, 0),
                     Qt::AlignVCenter, dialog->windowTitle());
    painter.drawPixmap(corner + QPoint(0, bar), dialog->grab());
    painter.setPen(palette.color(QPalette::Mid));
    painter.drawRect(QRect(corner, size).adjusted(0, 0, -1, -1));
}

static QPixmap pictureOf(QWidget *view, const Stop &stop)
{
    if (auto *part = stop.part ? stop.part() : nullptr)
        return part->grab();
    auto *window = view->isWindow() && view->parentWidget() ? view->parentWidget()->window() : view;
    auto picture = window->grab();
    for (auto *dialog : window->findChildren<QDialog *>(Qt::FindDirectChildrenOnly)) {
        if (dialog->isVisible())
            lay(picture, dialog, window);
    }
    if (auto *popup = QApplication::activePopupWidget()) {
        QPainter painter(&picture);
        painter.drawPixmap(window->mapFromGlobal(popup->pos()), popup->grab());
    }
    return picture;
}

static bool saveWords(const QString &path, const QWidget &window)
{
    base::NewFile file(path);
    return file.open(QIODevice::WriteOnly)
        && file.write(screenWords(window).join(u'\n').toUtf8() + '\n') > 0 && file.commit();
}

void Tour::take()
{
    const auto &stop = m_stops[m_next];
    if (m_view && pictureOf(m_view, stop).save(m_folder.filePath(stop.name + u".png"_s))
        && saveWords(m_folder.filePath(stop.name + u".txt"_s), *m_view->window())) {
        m_taken.append(stop);
        if (auto *popup = QApplication::activePopupWidget())
            popup->close();
        for (const auto &line : std::as_const(m_wrong))
            m_failures.append(u"%1: %2"_s.arg(stop.name, line));
        ++m_next;
        QTimer::singleShot(0, this, &Tour::visitNext);
    } else {
        fail(tr("couldn't be saved"));
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
    base::NewFile file(m_folder.filePath(u"index.html"_s));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(u"<!doctype html>\n<meta charset=\"utf-8\">\n<title>Storedesk</title>\n%1"_s
                          .arg(body)
                          .toUtf8())
            < 0
        || !file.commit())
        m_failures.append(u"index.html: %1"_s.arg(file.errorString()));
}

} // namespace storedesk::ui::tour
