// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manyview.h"

namespace storedesk::ui::records {

ManyView::ManyView(ManyModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSortRole(ManyModel::SortRole);
    setSourceModel(&model);
}

void ManyView::setState(std::optional<jobs::LookupState> state)
{
    m_state = state;
    invalidateFilter();
}

void ManyView::setText(const QString &text)
{
    m_text = text;
    invalidateFilter();
}

bool ManyView::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    const auto &entry = m_model.rows()[static_cast<std::size_t>(row)];
    const auto state =
        entry.state == jobs::LookupState::Asking ? jobs::LookupState::Waiting : entry.state;
    if (m_state && state != *m_state)
        return false;
    if (m_text.isEmpty() || entry.value.contains(m_text, Qt::CaseInsensitive))
        return true;
    const auto name = m_model.index(row, ManyModel::Name).data().toString();
    return name.contains(m_text, Qt::CaseInsensitive);
}

} // namespace storedesk::ui::records
