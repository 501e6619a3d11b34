// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/histogram.h"
#include "sheet/sheetmodel.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class ElidedLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class FormatChooser;

// Profile of one column, counted over the visible rows. The bars for all rows are drawn behind
// those for the visible rows.
class ProfilePanel final : public QWidget
{
    Q_OBJECT

public:
    ProfilePanel(const sheet::Sheet &sheet, const sheet::VisibleRows &shown,
                 const sheet::SheetModel &model, const Theme &theme, QWidget *parent = nullptr);

    void setColumn(int column);
    [[nodiscard]] int column() const { return m_column; }
    // Call when the file or its filter has changed.
    void update();
    [[nodiscard]] bool settled() const { return !m_work.running() && !m_waiting; }

Q_SIGNALS:
    void conditionAsked(const storedesk::query::Condition &condition);
    void filterAsked(int column);
    void formatAsked(int column, storedesk::statistics::FormatChoice choice);
    void chartAsked();
    void closeAsked();

private:
    struct Answer
    {
        statistics::ColumnProfile profile;
        sheet::Histogram histogram;
        bool filtered = false;
    };
    using Counted = base::Result<Answer>;
    void build();
    [[nodiscard]] QWidget *head();
    [[nodiscard]] QWidget *foot();
    void count();
    void show(const Answer &answer);
    void show(const base::Problem &problem);
    void showFacts(const statistics::ColumnProfile &profile);
    void showFrequent(const statistics::ColumnProfile &profile);
    void showOdd(const statistics::ColumnProfile &profile);
    void clear();
    void reportCounting();

    const sheet::Sheet &m_sheet;
    const sheet::VisibleRows &m_shown;
    const sheet::SheetModel &m_model;
    const Theme &m_theme;
    int m_column = -1;
    // The column whose values are shown or being counted.
    int m_counted = -1;
    bool m_waiting = false;
    base::BackgroundTask m_work;
    std::unique_ptr<base::Clock::Timer> m_pause;
    ElidedLabel *m_name;
    QLabel *m_kind;
    FormatChooser *m_format;
    QWidget *m_content = nullptr;
    // Layout of the content.
    QVBoxLayout *m_box = nullptr;
    QVBoxLayout *m_room;
};

} // namespace storedesk::ui::sheetview
