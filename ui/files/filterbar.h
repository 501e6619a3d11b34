// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/visiblerows.h"
#include "ui/tableoptions/conditionpopup.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace storedesk::ui {
class Button;
class FlowLayout;
class PageHost;
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// The filter of a file as text: a chip for each condition, and a search field.
class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    FilterBar(sheet::Sheet &sheet, sheet::VisibleRows &shown, PageHost &host,
              QWidget *parent = nullptr);

    [[nodiscard]] SearchField *findField() const { return m_find; }
    void add(const query::Condition &condition);
    // Opens the editor for a new condition.
    // Without a comparison, the usual one for the type of the column is offered.
    void ask(int column, std::optional<tableoptions::Compare> compare = {});
    // Removes the filter, which the user can undo.
    void clear();
    // Lets the user edit the whole filter as a sentence.
    void writeWords();
    void setFilter(const query::Filter &filter);
    void setMaskedColumns(const QList<int> &columns) { m_masked = columns; }
    // Rebuilds the chips.
    void showFilter();
    // Shows how many rows the filter could not evaluate.
    void showLeftOut();

Q_SIGNALS:
    void filterChanged();
    void findAsked(const QString &text, bool backward);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void parseWords();
    [[nodiscard]] QStringList names() const;
    void addJoin(bool any);
    void addChip(int number, const query::Condition &condition);
    void remove(int number);
    void removeGroup(std::size_t number);
    void change(int number, QWidget *chip);
    void openPopup(tableoptions::ConditionPopup *popup, const QWidget *below);

    sheet::Sheet &m_sheet;
    sheet::VisibleRows &m_shown;
    PageHost &m_host;
    QList<int> m_masked;
    QWidget *m_chips;
    FlowLayout *m_flow;
    QLineEdit *m_words;
    QLabel *m_fault;
    QLabel *m_leftOut;
    Button *m_add;
    Button *m_write;
    Button *m_clear;
    SearchField *m_find;
};

} // namespace storedesk::ui::files
