// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cell.h"

namespace storedesk::csv {

QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch)
{
    if (quote == 0 || raw.isEmpty() || raw.front() != quote)
        return raw;
    auto rest = raw.sliced(1);
    auto at = rest.indexOf(quote);
    if (at < 0)
        // The quote is never closed.
        return rest;
    if (at == rest.size() - 1)
        return rest.chopped(1);
    scratch.resize(0);
    for (; at >= 0; at = rest.indexOf(quote)) {
        scratch.append(rest.first(at));
        rest = rest.sliced(at + 1);
        if (!rest.startsWith(quote))
            // The quote is closed. The remaining text is part of the cell and is not changed.
            break;
        scratch.append(quote);
        rest = rest.sliced(1);
    }
    scratch.append(rest);
    return scratch;
}

static QByteArrayView behindBlanks(QByteArrayView raw, const Dialect &dialect)
{
    while (!raw.isEmpty() && dialect.isBlank(raw.front()))
        raw = raw.sliced(1);
    return raw;
}

namespace {
struct QuotedText
{
    // Null if the text is not needed.
    QByteArray *text = nullptr;
    // Text after the closing quote.
    QByteArrayView rest;
    bool closed = false;

    void append(char byte) const
    {
        if (text)
            text->append(byte);
    }

    // Starts after the opening quote.
    void read(QByteArrayView bytes, const Dialect &dialect)
    {
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            const char byte = bytes.at(at);
            const char next = at + 1 < bytes.size() ? bytes.at(at + 1) : '\0';
            const bool escapes = byte == dialect.escape && dialect.escape != 0
                && (next == dialect.quote || next == dialect.escape);
            const bool isQuote = byte == dialect.quote;
            const bool doubled = isQuote && at + 1 < bytes.size() && next == dialect.quote;
            if ((escapes && at + 1 < bytes.size()) || doubled) {
                append(next);
                ++at;
            } else if (isQuote) {
                closed = true;
                rest = bytes.sliced(at + 1);
                return;
            } else {
                append(byte);
            }
        }
    }
};
} // namespace

QByteArrayView unquoted(QByteArrayView raw, const Dialect &dialect, QByteArray &scratch)
{
    if (dialect.isRegular())
        return unquoted(raw, dialect.quote, scratch);
    const auto cell = behindBlanks(raw, dialect);
    if (dialect.quote == 0 || !cell.startsWith(dialect.quote))
        return raw;
    scratch.resize(0);
    QuotedText quoted{.text = &scratch, .rest = {}};
    quoted.read(cell.sliced(1), dialect);
    if (!behindBlanks(quoted.rest, dialect).isEmpty())
        scratch.append(quoted.rest);
    return scratch;
}

QuoteFault quoteFaultOf(QByteArrayView raw, const Dialect &dialect)
{
    const auto cell = behindBlanks(raw, dialect);
    if (dialect.quote == 0 || !cell.startsWith(dialect.quote))
        return QuoteFault::None;
    QuotedText quoted{.text = nullptr, .rest = {}};
    quoted.read(cell.sliced(1), dialect);
    if (!quoted.closed)
        return QuoteFault::Open;
    if (behindBlanks(quoted.rest, dialect).isEmpty())
        return QuoteFault::None;
    const auto inside = cell.chopped(quoted.rest.size());
    return inside.contains('\n') || inside.contains('\r') ? QuoteFault::TextAfterLines
                                                          : QuoteFault::TextAfter;
}

} // namespace storedesk::csv
