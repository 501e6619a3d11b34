// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QIODevice>

#include <optional>

namespace storedesk::api {

// A body that can be read once only. Qt sends a request again behind our back when a connection
// drops before the answer; with a body it cannot rewind it reports ContentReSendError instead.
// Every write goes through one.
class OneShotBody : public QIODevice
{
    Q_OBJECT

public:
    explicit OneShotBody(qint64 size, QObject *parent = nullptr);

    [[nodiscard]] qint64 length() const { return m_length; } // what Content-Length says
    // Whether any byte of it was handed out, that is, whether the request may have left.
    [[nodiscard]] bool touched() const { return m_taken > 0; }
    // Why it could not be read to its end: the service then has only a part of it and refuses that.
    [[nodiscard]] virtual std::optional<base::Problem> problem() const { return std::nullopt; }

    [[nodiscard]] bool isSequential() const final { return true; }
    [[nodiscard]] bool atEnd() const final;
    [[nodiscard]] qint64 bytesAvailable() const final;
    bool reset() final { return false; }
    bool seek(qint64) final { return false; }

protected:
    // The next bytes, at most max; less than one is an error and ends the request.
    [[nodiscard]] virtual qint64 readBody(char *out, qint64 max) = 0;

    qint64 readData(char *out, qint64 max) final;
    qint64 writeData(const char *, qint64) final { return -1; }

private:
    qint64 m_length;
    qint64 m_taken = 0;
};

// The same over bytes in memory, for JSON and for the empty body of a delete.
class OneShotBytes final : public OneShotBody
{
    Q_OBJECT

public:
    explicit OneShotBytes(QByteArray bytes, QObject *parent = nullptr);

protected:
    qint64 readBody(char *out, qint64 max) override;

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
};

} // namespace storedesk::api
