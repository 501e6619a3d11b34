// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textfold.h"

#include <QList>
#include <QString>

namespace storedesk::values {

static constexpr char32_t firstLatin = 0xC0;
// Combining accents, which follow their letter.
static constexpr char32_t firstMark = 0x300;
static constexpr char32_t lastMark = 0x36F;
static constexpr char32_t firstLigature = 0xFB00;

// The letters from À to ſ, with two characters each. A dot means that there is no second letter,
// and two dots mean that the character is not a letter.
static constexpr QByteArrayView latin =
    "a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.d.n.o.o.o.o.o...o.u.u.u.u.y.thss"
    "a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.d.n.o.o.o.o.o...o.u.u.u.u.y.thy."
    "a.a.a.a.a.a.c.c.c.c.c.c.c.c.d.d.d.d.e.e.e.e.e.e.e.e.e.e.g.g.g.g."
    "g.g.g.g.h.h.h.h.i.i.i.i.i.i.i.i.i.i.ijijj.j.k.k.k.l.l.l.l.l.l.l."
    "l.l.l.n.n.n.n.n.n.n.n.n.o.o.o.o.o.o.oeoer.r.r.r.r.r.s.s.s.s.s.s."
    "s.s.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.u.u.w.w.y.y.y.z.z.z.z.z.z.s.";
static_assert(latin.size() == 2 * (0x180 - firstLatin));

static constexpr std::array<std::array<char32_t, 3>, 7> ligatures{{{U'f', U'f'},
                                                                   {U'f', U'i'},
                                                                   {U'f', U'l'},
                                                                   {U'f', U'f', U'i'},
                                                                   {U'f', U'f', U'l'},
                                                                   {U's', U't'},
                                                                   {U's', U't'}}};

Letter letterAt(QByteArrayView text, qsizetype at)
{
    const auto byteAt = [text](qsizetype place) {
        return place < text.size() ? static_cast<unsigned char>(text.at(place)) : 0U;
    };
    const auto lead = byteAt(at);
    if (lead < 0x80)
        return {lead};
    const int size = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 && lead < 0xF0 ? 3 : 2;
    if (lead < 0xC2 || lead >= 0xF5)
        return {lead, 1, false};
    char32_t code = lead & (0xFFU >> (size + 1));
    for (int more = 1; more < size; ++more) {
        const auto byte = byteAt(at + more);
        if ((byte & 0xC0) != 0x80)
            return {lead, 1, false};
        code = code << 6 | (byte & 0x3F);
    }
    return {code, size};
}

// Returns the letter without its accents. For example, ǎ becomes a. Does not decompose composed
// syllables, or marks in other scripts that belong to their letter.
static char32_t baseOf(char32_t code)
{
    while (QChar::decompositionTag(code) == QChar::Canonical) {
        const auto parts = QChar::decomposition(code).toUcs4();
        const bool marked =
            parts.size() == 2 && parts.at(1) >= firstMark && parts.at(1) <= lastMark;
        if (!marked && parts.size() != 1)
            break;
        code = parts.front();
    }
    return code;
}

FoldedLetter foldedLetter(char32_t code)
{
    if (code < 0x80)
        return {{code >= U'A' && code <= U'Z' ? code | 0x20 : code}, 1};
    if (code >= firstMark && code <= lastMark)
        return {};
    if (code >= firstLigature && code - firstLigature < ligatures.size()) {
        const auto &letters = ligatures[code - firstLigature];
        return {letters, letters[2] != 0 ? 3 : 2};
    }
    const auto plain = code < 0x180 ? code : QChar::toCaseFolded(baseOf(QChar::toCaseFolded(code)));
    if (plain < 0x80)
        return {{plain}, 1};
    if (plain < firstLatin || plain >= 0x180)
        return {{plain}, 1};
    const auto place = static_cast<qsizetype>(plain - firstLatin) * 2;
    if (latin.at(place) == '.')
        return {{plain}, 1};
    const auto second = static_cast<char32_t>(latin.at(place + 1));
    return {{static_cast<char32_t>(latin.at(place)), second}, second == U'.' ? 1 : 2};
}

static char *append(char32_t code, char *out)
{
    if (code < 0x80) {
        *out++ = static_cast<char>(code);
        return out;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static constexpr unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
    *out++ = static_cast<char>(leads[more] | (code >> (6 * more)));
    for (int rest = more - 1; rest >= 0; --rest)
        *out++ = static_cast<char>(0x80U | ((code >> (6 * rest)) & 0x3FU));
    return out;
}

static QByteArrayView foldedSlowly(QByteArrayView text, QByteArray &scratch)
{
    // A letter of two bytes may become a letter of three bytes.
    scratch.resize(2 * text.size() + 4);
    char *out = scratch.data();
    for (qsizetype at = 0; at < text.size();) {
        const auto letter = letterAt(text, at);
        if (!letter.good)
            *out++ = text.at(at);
        const auto plain = letter.good ? foldedLetter(letter.code) : FoldedLetter();
        for (int number = 0; number < plain.count; ++number)
            out = append(plain.codes[static_cast<std::size_t>(number)], out);
        at += letter.size;
    }
    scratch.resize(out - scratch.constData());
    return scratch;
}

QByteArrayView folded(QByteArrayView text, QByteArray &scratch)
{
    scratch.resize(text.size());
    char *out = scratch.data();
    char all = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text.data()[at];
        all |= byte;
        out[at] = static_cast<char>(byte | (byte >= 'A' && byte <= 'Z' ? 0x20 : 0));
    }
    return (all & 0x80) != 0 ? foldedSlowly(text, scratch) : QByteArrayView(scratch);
}

} // namespace storedesk::values
