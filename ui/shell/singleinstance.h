// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "base/result.h"

#include <QLocalServer>
#include <QStringList>

#include <memory>

namespace storedesk::ui::shell {

// The request that a program start passes to the window.
struct StartRequest
{
    // Absolute paths of the files to open.
    QStringList files = {};
    bool practice = false;

    bool operator==(const StartRequest &) const = default;
};

// Ensures that each data folder has only one window: a second start passes its request to the first
// and exits. Locks left by crashed processes are detected.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    // Claims the folder. Returns null if another window owns it and has received the request. May
    // wait a few seconds for a window that is starting.
    [[nodiscard]] static base::Result<std::unique_ptr<SingleInstance>>
    claim(const QString &dataFolder, const StartRequest &wish);
    ~SingleInstance() override;

Q_SIGNALS:
    void handedOver(const shell::StartRequest &wish);

private:
    explicit SingleInstance(std::unique_ptr<base::FileLock> lock);
    [[nodiscard]] bool listen(const QString &name);
    void answer();

    std::unique_ptr<base::FileLock> m_lock;
    QLocalServer m_server;
};

} // namespace storedesk::ui::shell
