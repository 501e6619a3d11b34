// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

#include <QWidget>

namespace storedesk::ui {
class FlowLayout;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Fields for the parameters of a question, generated from the parameter table of that question.
class ParameterBar final : public QWidget
{
    Q_OBJECT

public:
    // `first` is placed before the parameters.
    ParameterBar(const storedesk::insights::QuestionRow &question, QWidget *first,
                 const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] const QHash<QString, QString> &parameters() const { return m_values; }
    void setParameters(const QHash<QString, QString> &values);
    // Returns the widget that edits a parameter.
    [[nodiscard]] QWidget *editorOf(const QString &name) const { return m_editors.value(name); }

Q_SIGNALS:
    void changed();

private:
    using ParameterRow = storedesk::insights::ParameterRow;

    [[nodiscard]] QWidget *make(const ParameterRow &row, const Theme &theme);
    [[nodiscard]] QWidget *makeChoice(const ParameterRow &row);
    [[nodiscard]] QWidget *makeChoices(const ParameterRow &row, const Theme &theme);
    [[nodiscard]] QWidget *makeNumber(const ParameterRow &row);
    [[nodiscard]] QWidget *makeText(const ParameterRow &row, const Theme &theme);
    void addSteps(const ParameterRow &row);
    void add(const ParameterRow &row, QWidget *editor);
    void set(const QString &name, const QString &value);

    const storedesk::insights::QuestionRow &m_question;
    FlowLayout *m_flow;
    QHash<QString, QString> m_values;
    QHash<QString, QWidget *> m_editors;
    // Functions that set the value in an editor, by parameter name.
    QHash<QString, std::function<void(const QString &)>> m_fill;
};

} // namespace storedesk::ui::insights
