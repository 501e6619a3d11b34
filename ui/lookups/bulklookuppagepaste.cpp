// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookuppage.h"

#include "account/account.h"
#include "records/lookupguess.h"
#include "ui/host/pagehost.h"
#include "ui/lookups/bulklookupactions.h"
#include "ui/tables/tableview.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;

// Larger files belong in an import or an export.
static constexpr qint64 largestDrop = 16LL * 1024 * 1024;

void BulkLookupPage::paste(const QString &text)
{
    if (m_fromLastTime && !storedesk::records::pastedValues(text).values.isEmpty()) {
        m_fromLastTime = false;
        m_model.list().setRows({});
        m_model.lines().clear();
        host().tell(tr("Your previous list was replaced."));
    }
    add(text);
}

void BulkLookupPage::add(const QString &text)
{
    const auto pasted = storedesk::records::pastedValues(text);
    m_blank += pasted.blank;
    m_repeated += pasted.repeated;
    m_model.setNow(host().clock().now());
    m_model.lines().add(text);
    m_repeated += m_model.list().append(pasted.values);
    Q_EMIT headChanged();
    if (!pasted.values.isEmpty() && m_queue.state() != storedesk::jobs::Lookups::State::Paused)
        start();
    else
        keepLines();
    m_table->setFocus();
}

void BulkLookupPage::pasteClipboard()
{
    const auto text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        host().tell(tr("There is no text to paste. Copy some lines first."));
    else
        add(text);
}

void BulkLookupPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        pasteClipboard();
    else if (event->matches(QKeySequence::Copy))
        m_actions->copy();
    else
        Page::keyPressEvent(event);
}

void BulkLookupPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void BulkLookupPage::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const auto urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.first().isLocalFile()) {
        add(event->mimeData()->text());
        return;
    }
    QFile file(urls.first().toLocalFile());
    if (file.size() > largestDrop || !file.open(QIODevice::ReadOnly))
        host().tell(tr("Couldn't read %1, or it is larger than %2.")
                        .arg(QDir::toNativeSeparators(file.fileName()),
                             QLocale().formattedDataSize(largestDrop)));
    else
        add(QString::fromUtf8(file.readAll()));
}

} // namespace storedesk::ui::lookups
