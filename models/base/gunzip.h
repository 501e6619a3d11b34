// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <functional>
#include <memory>

namespace storedesk::base {

// Decompresses gzip piece by piece in constant memory and detects whether the stream ended
// properly. Qt's network layer accepts half a gzip stream as complete. Several concatenated streams
// count as one, as in gzip itself.
class Gunzip final
{
public:
    using Sink = std::function<bool(QByteArrayView bytes)>;

    Gunzip();
    ~Gunzip();
    Q_DISABLE_COPY_MOVE(Gunzip)

    // Passes everything that the bytes contain to the sink. Returns false if the data is damaged or
    // the sink refused it.
    [[nodiscard]] bool feed(QByteArrayView bytes, const Sink &sink);

    // The bytes must remain valid until no input is left. The caller then sets the next ones.
    void setInput(QByteArrayView bytes);
    [[nodiscard]] bool hasInput() const;
    // Skips zeros after the end of a stream, which pad a tape or disk block.
    void skipPadding();
    // Returns the number of decompressed bytes; 0 if more input is needed or the data is damaged.
    [[nodiscard]] qsizetype read(char *bytes, qsizetype size);

    [[nodiscard]] bool isDamaged() const;
    // Returns whether the length and checksum at the end were present and correct.
    [[nodiscard]] bool atEnd() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

} // namespace storedesk::base
