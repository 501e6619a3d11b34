// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/xmlattributes.h"
#include "spreadsheet/xmlbytes.h"

#include <array>
#include <optional>

namespace storedesk::spreadsheet {

// Takes the XML of office programs apart, token by token, in a stream. Knows neither document types
// nor namespaces: names come without their prefix. Views hold until the next token.
class XmlScanner final
{
public:
    enum class Token : char { Start, End, Text, Stop };

    explicit XmlScanner(QIODevice &device);

    // Stop: the document is over, or it is broken. A tag that is closed at once has an end, too.
    Token next();
    [[nodiscard]] QByteArrayView name() const { return m_name; } // of a tag, without its prefix
    [[nodiscard]] XmlAttributes attributes() const { return XmlAttributes(m_attributes); }
    [[nodiscard]] int depth() const { return m_depth; } // of the tag or the text
    // Adds the text with its entities resolved.
    void appendText(QByteArray &to) const;
    [[nodiscard]] QByteArrayView rawText() const { return m_text; }

    // To the end of the element whose start was the last token.
    void skip();
    // The short text of the only child of that element, when the bytes that follow are exactly this
    // tag, a text without entities and these two ends; the element is over then. None: read it
    // token by token.
    [[nodiscard]] std::optional<QByteArrayView> onlyChild(QByteArrayView open,
                                                          QByteArrayView close);
    [[nodiscard]] std::optional<QByteArray> attribute(QByteArrayView name) const;

    void fail(const QString &why);
    [[nodiscard]] bool failed() const { return !m_why.isEmpty(); }
    [[nodiscard]] const QString &why() const { return m_why; }

private:
    bool fill(); // more bytes behind those that are left; false: there are none
    bool passOver(QByteArrayView end); // a remark or an instruction
    bool passDeclaration(); // what begins with <! or <?; false: it is text, or broken
    Token text();
    Token literal();
    Token startTag(const char *begin, const char *end);
    Token endTag();
    [[nodiscard]] const char *tagEnd(const char *begin) const; // null: not here yet
    [[nodiscard]] const char *wholeTag(); // its end, when all of it is here
    Token stop();
    static quint32 printOf(QByteArrayView name);

    static constexpr int deepest = 200;

    XmlBytes m_in;
    bool m_closed = false; // the tag was closed at once: its end comes next
    bool m_inLiteral = false; // inside CDATA, longer than what is here
    bool m_literal = false; // the text has no entities
    int m_depth = 0;
    int m_open = 0;
    QByteArrayView m_name;
    QByteArrayView m_attributes;
    QByteArrayView m_text;
    QString m_why;
    std::array<quint32, deepest> m_tags = {}; // that are open
};

} // namespace storedesk::spreadsheet
