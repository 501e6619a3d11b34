// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "insightviews/answerview.h"
#include "ui/host/page.h"
#include "ui/insights/rolesdialog.h"

#include <span>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class Button;
class Notice;
class IconLabel;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

class CardAnswers;
class InsightCard;
class InsightSaver;

// Shows all questions by theme, each with its answer. The questions are answered one after another
// in the background.
class InsightsPage final : public Page
{
    Q_OBJECT

public:
    explicit InsightsPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override { return m_actions; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildHead();
    [[nodiscard]] QWidget *makeDataLine();
    void buildCards();
    void arrange();
    [[nodiscard]] int placeCards(std::span<InsightCard *const> cards, int row);
    void takeMargins(bool scrolls);
    void ask();
    void showData(const storedesk::insights::InsightReply &reply);
    void showSource();
    void showMissing();
    void moveFocus(int from, int key);

    insightsource::InsightSource &m_source;
    CardAnswers *m_answers;
    InsightSaver *m_saver;
    PageHead *m_head;
    Notice *m_notice;
    Button *m_report;
    QList<QAction *> m_actions;
    IconLabel *m_sourceIcon = nullptr;
    QLabel *m_data;
    Button *m_roles = nullptr;
    QWidget *m_content;
    QScrollArea *m_area;
    QGridLayout *m_grid;
    // In the order in which they appear on the page.
    std::vector<InsightCard *> m_cards;
    std::vector<QWidget *> m_headings;
    int m_columns = 0;
    RolesDialog::Unsaved m_unsavedRoles = std::make_shared<QHash<QString, QString>>();
};

} // namespace storedesk::ui::insights
