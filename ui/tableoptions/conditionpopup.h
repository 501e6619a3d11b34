// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tableoptions/conditiontarget.h"
#include "ui/tableoptions/conditionwords.h"

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

namespace storedesk::ui::tableoptions {

// A popup that creates or edits one condition: column, comparison and value. The values in the
// column are listed with their counts and can be checked.
class ConditionPopup final : public QFrame
{
    Q_OBJECT

public:
    ConditionPopup(ConditionTarget target, const Theme &theme, QWidget *parent);

    // Without a comparison, begins with the usual one for the type of the column.
    void begin(int column, std::optional<Compare> compare = {});
    void change(const query::Condition &condition);
    void setMaskedColumns(const QList<int> &columns) { m_masked = columns; }

Q_SIGNALS:
    void accepted(const storedesk::query::Condition &condition);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    // Shows the comparisons and values of the chosen column.
    void takeColumn();
    void takeCompare();
    void listValues();
    void showValues();
    void showListed();
    // Names the other values that “contains” finds beside the value that was typed.
    void warnOfLongerValues();
    void accept();
    [[nodiscard]] Compare compare() const;
    [[nodiscard]] QStringList values() const;
    // Whether the values in the column can be checked in a list.
    [[nodiscard]] bool listed() const;
    [[nodiscard]] bool comparesText() const;
    // Returns the format of the chosen column.
    [[nodiscard]] values::ColumnFormat format() const;

    const ConditionTarget m_target;
    const Theme &m_theme;
    bool m_counting = false;
    // Whether the user chose the comparison. Otherwise it follows the type of the column.
    bool m_isCompareChosen = false;
    statistics::DistinctValues m_distinct;
    QList<int> m_masked;
    QStringList m_ticked;
    // Whether the edited condition is “not between”.
    bool m_negatedRange = false;
    QComboBox *m_column;
    QComboBox *m_compare;
    QLineEdit *m_value;
    QLineEdit *m_high;
    QListWidget *m_list;
    QCheckBox *m_exact;
    QLabel *m_note;
    Button *m_done;
};

} // namespace storedesk::ui::tableoptions
