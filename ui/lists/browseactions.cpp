// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/browseactions.h"

#include "ui/host/pagehost.h"
#include "ui/lists/copying.h"

#include <QAction>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

BrowseActions::BrowseActions(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

void BrowseActions::setUsable(QAction *action, const QString &whyNot)
{
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot.isEmpty() ? action->text().remove(u'&') : whyNot);
    action->setStatusTip(whyNot);
}

void BrowseActions::copyTable()
{
    ui::copyTable(ClipboardTable(selectedTable()));
    m_host.tell(
        tr("Copied %n row(s) as a table.", nullptr, static_cast<int>(selectedRecords().size())));
}

void BrowseActions::copyCsv()
{
    ui::copyTable(ClipboardTable(selectedTable(), CopyFormat::Csv));
    m_host.tell(
        tr("Copied %n row(s) as CSV.", nullptr, static_cast<int>(selectedRecords().size())));
}

void BrowseActions::copyId()
{
    const auto ids = selectedIds();
    copyText(ids.join(u'\n'));
    m_host.tell(tr("Copied %1.").arg(ids.join(u", "_s)));
}

void BrowseActions::copyJson()
{
    const auto records = selectedRecords();
    copyText(asJson(records));
    m_host.tell(tr("Copied %n record(s) as JSON.", nullptr, static_cast<int>(records.size())));
}

void BrowseActions::copyMarkdown()
{
    ui::copyTable(ClipboardTable(selectedTable(), CopyFormat::Markdown));
    m_host.tell(
        tr("Copied %n row(s) as Markdown.", nullptr, static_cast<int>(selectedRecords().size())));
}

} // namespace storedesk::ui::lists
