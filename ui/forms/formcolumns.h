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

// A heading and the fields below it.
class FormSection final : public QWidget
{
public:
    FormSection(const QString &title, const QList<FieldEditor *> &editors, Labels labels,
                const Theme &theme, QWidget *parent);

    [[nodiscard]] qsizetype count() const { return m_editors.size(); }
    [[nodiscard]] int labelWidth() const; // that its labels need
    void setLabelWidth(int width); // where they stand beside the fields
    [[nodiscard]] int leastWidth(int labelWidth) const; // with labels of that width
    void hideWhenEmpty(); // no field of it is wanted at the moment

private:
    QList<FieldEditor *> m_editors;
    Labels m_labels;
    int m_labelWidth = 0;
};

// The sections of a form, in two columns where there is room and in one elsewhere.
class FormColumns final
{
public:
    FormColumns(QWidget *form, const Theme &theme);

    void add(FormSection *section);
    void arrange(int width);
    [[nodiscard]] const QList<FormSection *> &sections() const { return m_sections; }

private:
    [[nodiscard]] QList<int> places() const;
    // For each column: the width of its labels.
    [[nodiscard]] std::array<int, 2> labelWidths(const QList<int> &places) const;
    [[nodiscard]] bool haveRoom(int width, const QList<int> &places) const; // for two

    const Theme &m_theme;
    QHBoxLayout *m_row;
    QList<QVBoxLayout *> m_columns;
    QList<FormSection *> m_sections;
    int m_shown = 0; // columns
};

} // namespace storedesk::ui::forms
