// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

#include <array>

class QHBoxLayout;
class QVBoxLayout;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class FieldEditor;
enum class Labels : quint8;

// A heading with the fields below it.
class FormSection final : public QWidget
{
public:
    FormSection(const QString &title, const QList<FieldEditor *> &editors, Labels labels,
                const Theme &theme, QWidget *parent);

    [[nodiscard]] qsizetype count() const { return m_editors.size(); }
    // Returns the width that the labels need.
    [[nodiscard]] int labelWidth() const;
    // Sets the width of labels that are placed next to the fields.
    void setLabelWidth(int width);
    // Returns the minimum width with labels of this width.
    [[nodiscard]] int leastWidth(int labelWidth) const;
    // Hides the section while none of its fields is shown.
    void hideWhenEmpty();

private:
    QList<FieldEditor *> m_editors;
    Labels m_labels;
    int m_labelWidth = 0;
};

// Arranges the sections of a form in two columns if there is room, otherwise in one.
class FormColumns final
{
public:
    FormColumns(QWidget *form, const Theme &theme);

    void add(FormSection *section);
    void arrange(int width);
    [[nodiscard]] const QList<FormSection *> &sections() const { return m_sections; }

private:
    [[nodiscard]] QList<int> places() const;
    // Returns the label width in each column.
    [[nodiscard]] std::array<int, 2> labelWidths(const QList<int> &places) const;
    // Whether two columns fit.
    [[nodiscard]] bool haveRoom(int width, const QList<int> &places) const;

    const Theme &m_theme;
    QHBoxLayout *m_row;
    QList<QVBoxLayout *> m_columns;
    QList<FormSection *> m_sections;
    // Number of columns that are currently shown.
    int m_shown = 0;
};

} // namespace storedesk::ui::forms
