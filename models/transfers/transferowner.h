// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "transfers/transferrow.h"

#include <QObject>

#include <vector>

namespace storedesk::transfers {

// Does work without a journal and lists it. The functions ignore an unknown id, and none of them
// waits for the network or another thread.
class TransferOwner : public QObject
{
    Q_OBJECT

public:
    TransferOwner() = default;

    [[nodiscard]] virtual std::vector<TransferRow> rows() const = 0;
    // Stops the traffic, so that resume() continues where it stopped.
    virtual void pause(const QString &id) = 0;
    virtual void resume(const QString &id) = 0;
    // Ends the transfer, or removes one that has ended.
    virtual void cancel(const QString &id) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace storedesk::transfers
