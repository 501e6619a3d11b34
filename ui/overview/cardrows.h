// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/stock.h"
#include "ui/host/pageaddress.h"
#include "ui/overview/rowbutton.h"
#include "ui/theme/icons.h"

#include <QWidget>

class QLabel;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class ProgressLine;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// A running export, import or job.
struct RunningItem
{
    Icon icon = Icon::Jobs;
    QString title = {};
    QString sentence = {};
    // Progress. No percentage is shown while the total is 0.
    qint64 done = 0;
    qint64 total = 0;
    PageAddress place = {};
};

// Shows a running export, import or job with its title, a progress bar and a sentence.
class RunningRow final : public QWidget
{
    Q_OBJECT

public:
    explicit RunningRow(const Theme &theme, QWidget *parent = nullptr);

    void set(const RunningItem &item);
    [[nodiscard]] const RunningItem &item() const { return m_item; }

Q_SIGNALS:
    void opened();

private:
    void build();

    RunningItem m_item;
    IconLabel *m_sign;
    ElidedLabel *m_title;
    Button *m_open;
    ProgressLine *m_bar;
    QLabel *m_part;
    ElidedLabel *m_sentence;
};

// Shows the remaining stock of a coupon set.
class StockRow final : public RowButton
{
    Q_OBJECT

public:
    explicit StockRow(const Theme &theme, QWidget *parent = nullptr);

    void set(const itemmodels::Stock &stock);

private:
    void build(const Theme &theme);

    ElidedLabel *m_name;
    ProgressLine *m_bar;
    ElidedLabel *m_code;
    QWidget *m_end;
    IconLabel *m_warning;
    QLabel *m_left;
    QLabel *m_of;
    int m_widthOfEnd;
};

// Shows the number of workflows in one state.
class StateCountRow final : public RowButton
{
    Q_OBJECT

public:
    explicit StateCountRow(const Theme &theme, QWidget *parent = nullptr);

    void set(const itemmodels::StateCount &count, int all);

private:
    IconLabel *m_sign;
    ElidedLabel *m_words;
    ProgressLine *m_bar;
    QLabel *m_number;
};

} // namespace storedesk::ui::overview
