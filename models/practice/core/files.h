// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace storedesk::practice {

// What stands behind an address of the file route.
struct FileAnswer
{
    QString path; // on disk
    QByteArray contentType = {};
    bool expired = false; // the address was good once: 403
};

// The private folder of the service and the addresses under which its files are handed out.
//
// An address needs no entry anywhere: its 40 digits are the id of the transfer, the end of its life
// and a number of their own, made unreadable with the service's secret. So a list of a hundred
// exports makes a hundred addresses and writes nothing, and they work again after a restart.
class Files final
{
public:
    Files(QString folder, QByteArray secret, const base::Clock &clock);

    // Where the file of this transfer lies, or will.
    [[nodiscard]] QString pathOf(const QString &id, QLatin1StringView suffix) const;
    // A new address at each call.
    [[nodiscard]] QUrl address(const QUrl &base, const QString &id, const QString &fileName);
    // Nothing when the address never was, or its file is gone.
    [[nodiscard]] std::optional<FileAnswer> find(QByteArrayView token,
                                                 const QString &fileName) const;
    // Every file of this transfer.
    void remove(const QString &id) const;

private:
    QString m_folder;
    QByteArray m_secret;
    const base::Clock &m_clock;
    quint16 m_count = 0;
};

} // namespace storedesk::practice
