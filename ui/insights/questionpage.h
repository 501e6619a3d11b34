// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "insightviews/answerview.h"
#include "ui/host/page.h"

#include <optional>

class QLabel;
class QScrollArea;
class QSortFilterProxyModel;
class QStackedWidget;
class QVBoxLayout;

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class Panel;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
}

namespace storedesk::ui::insights {

class InsightSaver;
class InsightTable;
class ParameterBar;
class PeoplePanel;
class PeriodChooser;

// Shows one question: its answer as a sentence, a chart and a table, the people behind each number,
// the definition, and the rows that were used and left out.
class QuestionPage final : public Page
{
    Q_OBJECT

public:
    QuestionPage(const storedesk::insights::QuestionRow &question, PageHost &host,
                 QWidget *parent = nullptr);

    [[nodiscard]] PageAddress place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

    // Lists the people behind a number.
    void openPeople(const QString &key, const QString &name);
    [[nodiscard]] const insightviews::AnswerView &view() const { return m_view; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildHead();
    [[nodiscard]] QWidget *makeMain();
    [[nodiscard]] QWidget *makeSide();
    void ask();
    void showReply(base::Result<storedesk::insights::InsightReply> &&reply);
    void showObstacle(const storedesk::insights::Obstacle &obstacle);
    void showAnswer();
    void showFacts();
    void showBalance();
    void openCell(const QModelIndex &index);
    void showColumns();
    void fitColumns();
    void fitNames();
    [[nodiscard]] storedesk::insights::QuestionRequest request() const;

    const storedesk::insights::QuestionRow &m_question;
    insightsource::InsightSource &m_source;
    base::BackgroundTask m_work;
    base::BackgroundTask m_peopleWork;
    // The last answer, with the input for which it was computed.
    std::optional<storedesk::insights::InsightReply> m_reply;
    storedesk::insights::InsightInput m_input;
    insightviews::AnswerView m_view;
    QString m_exportKind;

    PageHead *m_head;
    PeriodChooser *m_period;
    ParameterBar *m_parameters;
    InsightSaver *m_saver;
    Notice *m_notice;
    Button *m_export;
    Button *m_roles;
    Button *m_save;
    QLabel *m_sentence;
    QWidget *m_content;
    charts::MarkChartView *m_chart;
    InsightTable *m_table;
    QSortFilterProxyModel *m_sorted;
    TableView *m_rows;
    QStackedWidget *m_stack;
    PeoplePanel *m_people;
    QVBoxLayout *m_facts;
    QWidget *m_factsLine = nullptr;
    QLabel *m_balance;
};

} // namespace storedesk::ui::insights
