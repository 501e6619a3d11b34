// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/storeband.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {

class Button;

// A question whose answers are labelled with verbs. The default is the answer that changes nothing.
class Question final : public QDialog
{
    Q_OBJECT

public:
    Question(const StoreMark &mark, const Theme &theme, QWidget *parent = nullptr);

    void ask(const QString &title, const QString &headline, const QString &sentence);
    [[nodiscard]] QString headline() const;
    // Adds a required input below the text.
    void add(QWidget *widget);
    // Adds an answer. As in all dialogs, the answer that changes nothing is on the left, and the
    // main answer, which is added first, is on the right. The answer that changes nothing has the
    // focus and is triggered by Esc.
    Button *addAnswer(const QString &text, const QString &name);
    Button *addSafeAnswer(const QString &text, const QString &name);

private:
    void insert(Button *button, int place);

    const Theme &m_theme;
    QWidget *m_body;
    QLabel *m_headline;
    QLabel *m_sentence;
    QVBoxLayout *m_text;
    QHBoxLayout *m_answers;
    Button *m_safe = nullptr;
};

} // namespace storedesk::ui
