// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace storedesk::base {

// Converts text in one encoding to UTF-8.
class TextConverter
{
public:
    enum class Stop : quint8 {
        // Everything was converted.
        End,
        // Everything but an incomplete character at the end was converted.
        Incomplete,
        // The next byte is not the start of a character.
        Invalid
    };

    virtual ~TextConverter() = default;
    Q_DISABLE_COPY_MOVE(TextConverter)

    // Appends the converted text, and removes the converted bytes from the view.
    [[nodiscard]] virtual Stop convert(QByteArrayView &bytes, QByteArray &to) = 0;
    // Appends a letter that was held back until it was known whether a combining mark follows.
    virtual void flush(QByteArray &to) = 0;
    // Forgets everything that was converted.
    virtual void reset() = 0;

protected:
    TextConverter() = default;
};

// Returns nothing for an unknown encoding. Plain Qt knows Unicode, ASCII and the encodings of
// western Europe.
[[nodiscard]] std::unique_ptr<TextConverter> textConverter(const QByteArray &encoding);

} // namespace storedesk::base
