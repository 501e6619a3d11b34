// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "insightviews/answerview.h"
#include "ui/host/page.h"
#include "ui/insights/rolesdialog.h"

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QMenu;
class QPagedPaintDevice;
class QSplitter;
class QStackedWidget;

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class BusyLine;
class Button;
class Notice;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
}

namespace storedesk::ui::insights {

class AnswerComparison;
class AnswerSide;
class AnswerTable;
class InsightSaver;
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

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Chart; }
    void refresh() override;
    void focusFirst() override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    [[nodiscard]] QList<QAction *> recordActions() const override { return m_actions; }

    // Lists the people behind a number.
    void openPeople(const QString &key, const QString &name);
    [[nodiscard]] const insightviews::AnswerView &view() const { return m_view; }
    // Prints the answer as it is shown.
    void printTo(QPagedPaintDevice &device) const;

private:
    void build();
    void buildHead();
    void buildSaving();
    void buildNotice();
    void buildPeople();
    [[nodiscard]] QWidget *makeChart();
    void showPin();
    void ask();
    void showReply(base::Result<storedesk::insights::InsightReply> &&reply);
    void showObstacle(const storedesk::insights::InsightReply &reply);
    [[nodiscard]] QString coverage() const;
    void showAnswer();
    // Returns whether the question is asked again because the answer has too many rows to show.
    [[nodiscard]] bool asksForLongerPeriods();
    void showChartChoice();
    void arrange();
    void askForPrinter();
    [[nodiscard]] const insightviews::MarkChart &shownChart() const;
    [[nodiscard]] storedesk::insights::QuestionRequest request() const;

    const storedesk::insights::QuestionRow &m_question;
    insightsource::InsightSource &m_source;
    base::BackgroundTask m_work;
    base::BackgroundTask m_peopleWork;
    // The last answer.
    std::optional<storedesk::insights::InsightReply> m_reply;
    insightviews::AnswerView m_view;
    QString m_exportKind;

    PageHead *m_head;
    PeriodChooser *m_period;
    AnswerComparison *m_comparison;
    ParameterBar *m_parameters;
    InsightSaver *m_saver;
    Notice *m_notice;
    Button *m_export;
    Button *m_roles;
    Button *m_pin;
    Button *m_save;
    QMenu *m_saving;
    QLabel *m_sentence;
    // The chart and the definition, above a wide table.
    QSplitter *m_content;
    QSplitter *m_upper;
    // The chart above a narrow table.
    QSplitter *m_main;
    QComboBox *m_choice;
    QLabel *m_chartTitle;
    charts::MarkChartView *m_chart;
    QStackedWidget *m_stack;
    AnswerTable *m_table;
    QList<QAction *> m_actions;
    PeoplePanel *m_people;
    AnswerSide *m_side;
    BusyLine *m_busy;
    RolesDialog::Unsaved m_unsavedRoles = std::make_shared<QHash<QString, QString>>();
};

} // namespace storedesk::ui::insights
