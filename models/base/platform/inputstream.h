// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <QString>

#include <memory>
#include <span>

namespace storedesk::base {

// Standard input or a named pipe, read to its end.
class InputStream
{
public:
    enum class Event : quint8 { Bytes, Waiting, End, Failed };
    struct Piece
    {
        Event event = Event::End;
        qint64 size = 0;
        // Only if reading failed.
        QString reason = {};
    };

    virtual ~InputStream() = default;
    Q_DISABLE_COPY_MOVE(InputStream)

    // Waits for bytes for a short time, so that the caller can check whether it was cancelled.
    // Plain Qt waits until there are some.
    [[nodiscard]] virtual Piece read(std::span<char> room) = 0;

protected:
    InputStream() = default;
};

[[nodiscard]] std::unique_ptr<InputStream> standardInput();
// Does not wait for a writer.
[[nodiscard]] tl::expected<std::unique_ptr<InputStream>, QString> openPipe(const QString &path);
[[nodiscard]] bool isPipe(const QString &path);

} // namespace storedesk::base
