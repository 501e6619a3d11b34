// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "desk/keytest.h"

#include <QWidget>

class QGridLayout;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::account {

// The result of a key test: the verdict in words, and below it every area with what the key may do
// there.
class KeyTestPanel final : public QWidget
{
    Q_OBJECT

public:
    // The test outlives it.
    KeyTestPanel(desk::KeyTest &test, const Theme &theme, QWidget *parent = nullptr);

    // A failure of something else than the test, for example of saving.
    void tell(const base::Problem &problem);
    [[nodiscard]] Notice *notice() const { return m_notice; }

private:
    struct Row
    {
        IconLabel *sign;
        ElidedLabel *words;
        Button *again;
        QWidget *cell;
    };

    void addRow(QGridLayout *grid, std::size_t area);
    [[nodiscard]] int titleWidth(const QWidget *title) const;
    void showAll();
    void updateVerdict();
    void updateRow(std::size_t number);

    desk::KeyTest &m_test;
    const Theme &m_theme;
    Notice *m_notice;
    std::vector<Row> m_rows;
};

} // namespace storedesk::ui::account
