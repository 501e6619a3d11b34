// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/pivot.h"
#include "sheet/sheetcolumn.h"

#include <QWidget>

class QComboBox;

namespace storedesk::ui::sheetview {

class PivotKeyChoice;

// The question of a pivot table: rows, columns and the value of each cell.
class PivotChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit PivotChoices(QWidget *parent = nullptr);

    // Keeps the question as far as the columns still exist.
    void setColumns(const QList<sheet::SheetColumn> &columns);
    void setQuestion(const query::PivotQuestion &question);
    [[nodiscard]] query::PivotQuestion question() const;
    // Returns, for example, “Sum of amount”.
    [[nodiscard]] QString figureWords() const;

Q_SIGNALS:
    void changed();

private:
    void build();
    // Offers the columns that have this figure.
    void showValues();
    [[nodiscard]] query::PivotQuestion::Figure figure() const;

    PivotKeyChoice *m_rows;
    PivotKeyChoice *m_then;
    PivotKeyChoice *m_across;
    QComboBox *m_figure;
    QComboBox *m_value;
    QList<sheet::SheetColumn> m_columns;
};

} // namespace storedesk::ui::sheetview
