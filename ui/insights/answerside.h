// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/answerview.h"
#include "ui/widgets/panel.h"

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Shows the single numbers of an answer, its definition, and how many rows were used and left out.
class AnswerSide final : public Panel
{
    Q_OBJECT

public:
    AnswerSide(const storedesk::insights::QuestionRow &question, const Theme &theme,
               QWidget *parent = nullptr);

    // The text names the time zone of the answer.
    void show(const insightviews::AnswerView &view,
              const storedesk::insights::InsightAnswer &answer, const QString &zone);

Q_SIGNALS:
    void peopleWanted(const QString &key, const QString &name);
    void zoneWanted();

private:
    void showFacts(const std::vector<insightviews::AnswerFact> &facts);
    [[nodiscard]] QWidget *makeFact(const insightviews::AnswerFact &fact);

    const Theme &m_theme;
    QVBoxLayout *m_facts;
    QWidget *m_factsLine;
    QLabel *m_balance;
    IconLabel *m_sumIcon;
    QLabel *m_sum;
    Button *m_zone;
};

} // namespace storedesk::ui::insights
