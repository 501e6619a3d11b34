// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/keytest.h"

#include <QWidget>

class QGridLayout;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// Shows the result of a key test: a summary sentence, and below it the key's permissions for each
// area.
class KeyTestPanel final : public QWidget
{
    Q_OBJECT

public:
    // The test outlives the panel.
    KeyTestPanel(account::KeyTest &test, const Theme &theme, QWidget *parent = nullptr);

    // Shows a problem unrelated to the test, for example a failure to save.
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
    void addHeader(QGridLayout *grid);
    [[nodiscard]] int titleWidth(const QWidget *title) const;
    [[nodiscard]] int writeWidth(const QWidget *writes) const;
    void showAll();
    void updateVerdict();
    void updateRow(std::size_t number);

    account::KeyTest &m_test;
    const Theme &m_theme;
    Notice *m_notice;
    std::vector<Row> m_rows;
};

} // namespace storedesk::ui::accounts
