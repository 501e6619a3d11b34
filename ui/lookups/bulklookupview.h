// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lookups/bulklookupmodel.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace storedesk::ui::lookups {

// Filters and sorts the rows in a bulk lookup. Running rows count as waiting.
class BulkLookupView final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit BulkLookupView(BulkLookupModel &model, QObject *parent = nullptr);

    // Shows only rows in this state; nullopt shows all rows.
    void setState(std::optional<storedesk::lookups::LookupState> state);
    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    BulkLookupModel &m_model;
    std::optional<storedesk::lookups::LookupState> m_state;
    QString m_text;
};

} // namespace storedesk::ui::lookups
