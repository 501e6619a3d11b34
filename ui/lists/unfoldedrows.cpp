// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/unfoldedrows.h"

#include "ui/lists/integrationrows.h"
#include "ui/tables/treeview.h"

#include <QJsonArray>

namespace storedesk::ui::lists {

UnfoldedRows::UnfoldedRows(TreeView &view, const IntegrationRows &rows, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_rows(rows)
{
    connect(&view, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { note(index, true); });
    connect(&view, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { note(index, false); });
    // Queued, because the models are still processing the insertion.
    connect(&rows, &QAbstractItemModel::rowsInserted, this, &UnfoldedRows::apply,
            Qt::QueuedConnection);
}

void UnfoldedRows::note(const QModelIndex &index, bool unfolded)
{
    if (m_applying || m_rows.isFiltered())
        return;
    const auto integration = addressOf(index).value(0);
    unfolded ? void(m_unfolded.insert(integration)) : void(m_unfolded.remove(integration));
    m_untouched = false;
    Q_EMIT changed();
}

void UnfoldedRows::apply()
{
    m_applying = true;
    for (int row = 0; row < m_rows.rowCount(); ++row) {
        const auto index = m_rows.index(row, 0);
        const bool open = m_rows.isFiltered() || m_unfolded.contains(addressOf(index).value(0));
        if (m_view.isExpanded(index) != open)
            m_view.setExpanded(index, open);
    }
    m_applying = false;
}

void UnfoldedRows::unfoldFirst()
{
    if (!m_untouched || m_rows.rowCount() == 0)
        return;
    m_untouched = false;
    m_unfolded.insert(addressOf(m_rows.index(0, 0)).value(0));
    apply();
}

QJsonValue UnfoldedRows::state() const
{
    auto ids = QStringList(m_unfolded.begin(), m_unfolded.end());
    ids.sort();
    return m_untouched ? QJsonValue(QJsonValue::Undefined) : QJsonArray::fromStringList(ids);
}

void UnfoldedRows::restore(const QJsonValue &state)
{
    if (!state.isArray())
        return;
    m_untouched = false;
    m_unfolded.clear();
    for (const auto &id : state.toArray())
        m_unfolded.insert(id.toString());
    apply();
}

} // namespace storedesk::ui::lists
