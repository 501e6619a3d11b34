// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace storedesk::api {
class Client;
}

namespace storedesk::ui {
class ProgressLine;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// Shows how much of the account's request limit per minute is used, as text and as a bar. The limit
// applies to a sliding window, so the count decreases while nothing is sent.
class RateLine final : public QWidget
{
    Q_OBJECT

public:
    RateLine(const api::Client &client, const Theme &theme, base::Clock &clock,
             QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const api::Client &m_client;
    ProgressLine *m_bar;
    QLabel *m_words;
    std::unique_ptr<base::Clock::Timer> m_later;
};

} // namespace storedesk::ui::shell
