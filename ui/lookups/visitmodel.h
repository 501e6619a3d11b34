// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "storage/lookuphistory.h"

namespace storedesk::ui::lookups {

struct VisitRow
{
    // Text of a heading; empty for a visit.
    QString heading;
    storage::Visit visit;
};

// The lookup history: pinned records, then recent ones, each under a heading.
class VisitModel final : public itemmodels::ColumnModel<VisitRow>
{
    Q_OBJECT

public:
    enum Role { SecondLineRole = Qt::UserRole, HeadingRole, PinnedRole };

    VisitModel(const storage::LookupHistory &history, catalogue::Resource resource,
               QObject *parent = nullptr);

    // Returns null for a heading.
    [[nodiscard]] const storage::Visit *visitAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const storage::Visit &visit) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void fill();

    const storage::LookupHistory &m_history;
    catalogue::Resource m_resource;
};

} // namespace storedesk::ui::lookups
