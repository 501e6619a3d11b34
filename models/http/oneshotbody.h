// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QIODevice>

#include <optional>

namespace storedesk::http {

// A request body that can be read only once. Qt silently resends a request when the connection
// drops before the response. With a body that cannot be rewound, it reports ContentReSendError
// instead. All writes use such a body.
class OneShotBody : public QIODevice
{
    Q_OBJECT

public:
    explicit OneShotBody(qint64 size, QObject *parent = nullptr);

    // Returns the value of Content-Length.
    [[nodiscard]] qint64 length() const { return m_length; }
    // Returns whether any byte was read, that is, whether the request may have been sent.
    [[nodiscard]] bool touched() const { return m_taken > 0; }
    // Returns why the body could not be read completely. The service then receives only a part and
    // refuses it.
    [[nodiscard]] virtual std::optional<base::Problem> problem() const { return std::nullopt; }

    [[nodiscard]] bool isSequential() const final { return true; }
    [[nodiscard]] bool atEnd() const final;
    [[nodiscard]] qint64 bytesAvailable() const final;
    bool reset() final { return false; }
    bool seek(qint64) final { return false; }

protected:
    // Reads the next bytes, at most max. A result below 1 is an error and ends the request.
    [[nodiscard]] virtual qint64 readBody(char *out, qint64 max) = 0;

    qint64 readData(char *out, qint64 max) final;
    qint64 writeData(const char *, qint64) final { return -1; }

private:
    qint64 m_length;
    qint64 m_taken = 0;
};

// A body in memory, for JSON and for the empty body of a delete.
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

} // namespace storedesk::http
