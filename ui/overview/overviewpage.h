// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/resource.h"
#include "ui/host/page.h"

#include <vector>

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace storedesk::ui {
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::filedownloads {
class FileFetch;
} // namespace storedesk::ui::filedownloads

namespace storedesk::ui::insights {
class PinnedInsights;
} // namespace storedesk::ui::insights

namespace storedesk::ui::overview {

class ChartCard;
class AttentionCard;
class OverviewCard;
class OverviewReads;

// Shows running transfers, problems that need attention, and the state of the store. The cards are
// arranged in two columns, or in one in a narrow window.
class OverviewPage final : public Page
{
    Q_OBJECT

public:
    explicit OverviewPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] Badge badge() const override;
    [[nodiscard]] QMap<QString, Badge> otherBadges() const override;
    [[nodiscard]] std::optional<QList<AttentionNotice>> notices() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

    [[nodiscard]] OverviewReads &reads() const { return *m_reads; }
    [[nodiscard]] int columns() const { return m_columns; }

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildHead(QBoxLayout *box);
    void buildCards();
    void arrange();
    void takeMargins(bool scrolls);
    void showAll();
    // Schedules the next refresh of running transfers.
    void schedule();
    void again(catalogue::Resource resource);
    void openFile(catalogue::Resource resource, const QString &id);
    // Whether any part of the data is older than this.
    [[nodiscard]] bool isOld(std::chrono::seconds age) const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] bool somethingIsUnderWay() const;

    OverviewReads *m_reads;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // Whether a refresh was skipped while the page was hidden.
    bool m_missed = false;
    PageHead *m_head;
    QWidget *m_content;
    QScrollArea *m_area;
    QGridLayout *m_grid;
    // The cards in display order: from left to right, then from top to bottom.
    std::vector<OverviewCard *> m_cards;
    insights::PinnedInsights *m_pinned;
    QWidget *m_charts;
    QBoxLayout *m_chartBox;
    filedownloads::FileFetch *m_fetch;
    AttentionCard *m_needs = nullptr;
    ChartCard *m_importChart = nullptr;
    ChartCard *m_exportChart = nullptr;
    int m_columns = 0;
};

} // namespace storedesk::ui::overview
