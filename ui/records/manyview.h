// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/manymodel.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace storedesk::ui::records {

// Filters and sorts the rows of a bulk lookup. Running rows count as waiting.
class ManyView final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ManyView(ManyModel &model, QObject *parent = nullptr);

    // nullopt shows all rows.
    void setState(std::optional<jobs::LookupState> state);
    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    ManyModel &m_model;
    std::optional<jobs::LookupState> m_state;
    QString m_text;
};

} // namespace storedesk::ui::records
