// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace storedesk::api {
class Client;
}

namespace storedesk::ui {
class ProgressLine;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// How much of the account's requests this minute are used, in words and as a bar.
class PaceLine final : public QWidget
{
    Q_OBJECT

public:
    PaceLine(const api::Client &client, const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const api::Client &m_client;
    ProgressLine *m_bar;
    QLabel *m_words;
};

} // namespace storedesk::ui::shell
