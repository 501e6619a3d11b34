// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/groupkey.h"
#include "sheet/sheetcolumn.h"

#include <QWidget>

class QComboBox;

namespace storedesk::ui::sheetview {

// Chooses a column to group by, and for dates the period.
class PivotKeyChoice final : public QWidget
{
    Q_OBJECT

public:
    // With an empty text for no column, a column must be chosen.
    PivotKeyChoice(const QString &label, const QString &none, QWidget *parent = nullptr);

    void setColumns(const QList<sheet::SheetColumn> &columns);
    // Dates are grouped by month unless the key has another period.
    void setKey(const std::optional<query::GroupKey> &key);
    [[nodiscard]] std::optional<query::GroupKey> key() const;

Q_SIGNALS:
    void changed();

private:
    void showUnits();
    [[nodiscard]] int column() const;

    QString m_none;
    QComboBox *m_column;
    QComboBox *m_unit;
    QList<values::ColumnKind> m_kinds;
};

} // namespace storedesk::ui::sheetview
