// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/answerview.h"

#include <QAbstractButton>

class QLabel;

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class Button;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
}

namespace storedesk::ui::insights {

// A question with its answer and a small chart. The whole card opens the question.
class InsightCard final : public QAbstractButton
{
    Q_OBJECT

public:
    InsightCard(const storedesk::insights::QuestionRow &question, const Theme &theme,
                QWidget *parent = nullptr);

    [[nodiscard]] const storedesk::insights::QuestionRow &question() const { return m_question; }
    // Shows the old answer in grey until the new one is available.
    void showComputing();
    // The source estimates how long a missing export takes.
    void showReply(const storedesk::insights::InsightReply &reply,
                   const insightsource::InsightSource &source);
    void showProblem(const base::Problem &problem);
    [[nodiscard]] QString answer() const;
    [[nodiscard]] bool isMissing() const { return m_missing; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void exportWanted(const QString &kind);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void setAnswer(const QString &text, bool muted);
    // Reserves as many lines as the answer needs.
    void fitAnswer();

    const storedesk::insights::QuestionRow &m_question;
    const Theme &m_theme;
    QLabel *m_title;
    QLabel *m_answer;
    charts::MarkChartView *m_chart;
    Button *m_export;
    QString m_exportKind;
    // Whether data for the question is missing.
    bool m_missing = false;
};

} // namespace storedesk::ui::insights
