// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/excludeaction.h"

#include "ui/host/pagehost.h"
#include "ui/tables/tableview.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QPointer>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using State = storedesk::imports::ImportDraft::State;

ExcludeAction::ExcludeAction(storedesk::imports::ImportDraft &draft,
                             const storedesk::imports::CheckedRowsModel &rows, PageHost &host,
                             TableView &table)
    : QObject(&table)
    , m_draft(draft)
    , m_rows(rows)
    , m_host(host)
    , m_table(table)
    , m_action(new QAction(this))
{
    m_action->setObjectName(u"excludeRow"_s);
    m_action->setShortcut(Qt::CTRL | Qt::Key_Delete);
    m_action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    table.addAction(m_action);
    connect(m_action, &QAction::triggered, this, &ExcludeAction::change);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ExcludeAction::showState);
}

std::vector<qint64> ExcludeAction::selectedRows() const
{
    std::vector<qint64> rows;
    for (const auto &index : m_table.selectionModel()->selectedIndexes()) {
        if (const auto row = m_rows.fileRow(index.row()); row >= 0)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    const auto rest = std::ranges::unique(rows);
    rows.erase(rest.begin(), rest.end());
    return rows;
}

bool ExcludeAction::areExcluded(const std::vector<qint64> &rows) const
{
    const auto &result = m_draft.result();
    return result.leftOutRows
        && std::ranges::all_of(rows, [&result](qint64 row) { return result.isLeftOut(row); });
}

void ExcludeAction::change()
{
    const auto rows = selectedRows();
    if (rows.empty() || m_draft.state() != State::Checked)
        return;
    const bool excludes = !areExcluded(rows);
    const int count = static_cast<int>(rows.size());
    m_draft.setExcluded(rows, excludes);
    const auto steps = m_draft.history().steps().size();
    m_host.tell(excludes ? tr("%Ln row(s) excluded.", nullptr, count)
                         : tr("%Ln row(s) included again.", nullptr, count),
                [draft = QPointer(&m_draft), steps] {
                    // A later change is not undone instead.
                    if (draft && draft->history().steps().size() == steps)
                        draft->undo();
                });
}

void ExcludeAction::showState()
{
    const auto rows = selectedRows();
    const int count = static_cast<int>(rows.size());
    m_action->setEnabled(count > 0 && m_draft.state() == State::Checked);
    m_action->setText(count > 0 && areExcluded(rows)
                          ? tr("&Include %Ln row(s) again", nullptr, count)
                          : tr("&Exclude %Ln row(s)", nullptr, std::max(1, count)));
}

} // namespace storedesk::ui::imports
