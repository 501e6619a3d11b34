// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/xmlattributes.h"
#include "spreadsheet/xmlbytes.h"

#include <array>
#include <optional>

namespace storedesk::spreadsheet {

// Splits XML written by office programs into tokens, reading from a stream. Supports neither
// document types nor namespaces. Names are returned without their prefix. Views are valid until the
// next token.
class XmlScanner final
{
public:
    enum class Token : char { Start, End, Text, Stop };

    explicit XmlScanner(QIODevice &device);

    // Returns Stop at the end of the document and after an error. An empty-element tag also
    // produces an End.
    Token next();
    // Returns a tag's name without its prefix.
    [[nodiscard]] QByteArrayView name() const { return m_name; }
    [[nodiscard]] XmlAttributes attributes() const { return XmlAttributes(m_attributes); }
    // Returns the depth of the tag or the text.
    [[nodiscard]] int depth() const { return m_depth; }
    // Appends the text with entities resolved.
    void appendText(QByteArray &to) const;
    [[nodiscard]] QByteArrayView rawText() const { return m_text; }

    // Skips to the end of the element whose start was the last token.
    void skip();
    // Returns the short text in the element's only child if the following bytes are exactly this
    // tag, a text without entities and these two end tags. The element is then consumed. If nothing
    // is returned, the element must be read token by token.
    [[nodiscard]] std::optional<QByteArrayView> onlyChild(QByteArrayView open,
                                                          QByteArrayView close);
    [[nodiscard]] std::optional<QByteArray> attribute(QByteArrayView name) const;

    void fail(const QString &why);
    [[nodiscard]] bool failed() const { return !m_why.isEmpty(); }
    [[nodiscard]] const QString &why() const { return m_why; }

private:
    // Appends bytes to the remaining ones. Returns false if there are no more bytes.
    bool fill();
    // Skips a comment or an instruction.
    bool passOver(QByteArrayView end);
    // Skips a construct that starts with <! or <?. Returns false for CDATA text or an error.
    bool passDeclaration();
    Token text();
    Token literal();
    Token startTag(const char *begin, const char *end);
    Token endTag();
    // Returns null if the end is not available yet.
    [[nodiscard]] const char *tagEnd(const char *begin) const;
    // Reads until the whole tag is available and returns its end.
    [[nodiscard]] const char *wholeTag();
    Token stop();
    static quint32 printOf(QByteArrayView name);

    static constexpr int deepest = 200;

    XmlBytes m_in;
    // Whether the tag was an empty-element tag, so that its End is the next token.
    bool m_closed = false;
    // Whether the scanner is inside a CDATA section that is longer than the available bytes.
    bool m_inLiteral = false;
    // Whether the text has no entities.
    bool m_literal = false;
    int m_depth = 0;
    int m_open = 0;
    QByteArrayView m_name;
    QByteArrayView m_attributes;
    QByteArrayView m_text;
    QString m_why;
    // The open tags.
    std::array<quint32, deepest> m_tags = {};
};

} // namespace storedesk::spreadsheet
