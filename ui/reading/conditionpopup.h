// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reading/conditiontarget.h"
#include "ui/reading/conditionwords.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace storedesk::ui {
class Button;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::reading {

// A small window to make or change one condition: column, comparison, value. The values the column
// has are listed with their counts and can be ticked.
class ConditionPopup final : public QFrame
{
    Q_OBJECT

public:
    ConditionPopup(ConditionTarget target, const Theme &theme, QWidget *parent);

    void begin(int column, Compare compare);
    void change(const table::Condition &condition);
    void setMaskedColumns(const QList<int> &columns) { m_masked = columns; }

Q_SIGNALS:
    void accepted(const storedesk::table::Condition &condition);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void takeColumn(); // its comparisons, its values
    void takeCompare();
    void listValues();
    void showValues();
    void accept();
    [[nodiscard]] Compare compare() const;
    [[nodiscard]] QStringList values() const;
    [[nodiscard]] bool listed() const; // the values of the column can be ticked
    [[nodiscard]] bool comparesText() const;
    [[nodiscard]] table::ColumnFormat format() const; // of the column

    const ConditionTarget m_target;
    const Theme &m_theme;
    bool m_counting = false;
    table::DistinctValues m_distinct;
    QList<int> m_masked;
    QStringList m_ticked;
    bool m_negatedRange = false; // what is changed says “not between”
    QComboBox *m_column;
    QComboBox *m_compare;
    QLineEdit *m_value;
    QLineEdit *m_high;
    QListWidget *m_list;
    QCheckBox *m_exact;
    QLabel *m_note;
    Button *m_done;
};

} // namespace storedesk::ui::reading
