// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "base/result.h"

#include <QLocalServer>
#include <QStringList>

#include <memory>

namespace storedesk::ui::shell {

// What a start was asked for.
struct StartWish
{
    QStringList files = {}; // to open, with their whole paths
    bool practice = false;

    bool operator==(const StartWish &) const = default;
};

// One window for each data folder: a second start hands over what it was asked for to the first and
// ends. Whoever died without a word is recognised.
class OneWindow final : public QObject
{
    Q_OBJECT

public:
    // Null: another window has the folder, and it knows what was wished for. May wait a few
    // seconds for a window that is just starting.
    [[nodiscard]] static base::Result<std::unique_ptr<OneWindow>> claim(const QString &dataFolder,
                                                                        const StartWish &wish);
    ~OneWindow() override;

Q_SIGNALS:
    void handedOver(const storedesk::ui::shell::StartWish &wish);

private:
    explicit OneWindow(std::unique_ptr<base::FileLock> lock);
    [[nodiscard]] bool listen(const QString &name);
    void answer();

    std::unique_ptr<base::FileLock> m_lock;
    QLocalServer m_server;
};

} // namespace storedesk::ui::shell
