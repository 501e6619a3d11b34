// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupview.h"

namespace storedesk::ui::lookups {

BulkLookupView::BulkLookupView(BulkLookupModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSortRole(BulkLookupModel::SortRole);
    setSourceModel(&model);
}

void BulkLookupView::setState(std::optional<storedesk::lookups::LookupState> state)
{
    m_state = state;
    invalidateFilter();
}

void BulkLookupView::setText(const QString &text)
{
    m_text = text;
    invalidateFilter();
}

bool BulkLookupView::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    const auto &entry = m_model.list().rows()[static_cast<std::size_t>(row)];
    const auto state = entry.state == storedesk::lookups::LookupState::Asking
        ? storedesk::lookups::LookupState::Waiting
        : entry.state;
    if (m_state && state != *m_state)
        return false;
    if (m_text.isEmpty() || entry.value.contains(m_text, Qt::CaseInsensitive))
        return true;
    const auto name = m_model.index(row, BulkLookupModel::Name).data().toString();
    return name.contains(m_text, Qt::CaseInsensitive);
}

} // namespace storedesk::ui::lookups
