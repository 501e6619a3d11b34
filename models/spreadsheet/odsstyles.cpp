// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "odsstyles.h"

#include "spreadsheet/xmlscanner.h"

#include <algorithm>

namespace storedesk::spreadsheet {

using Token = XmlScanner::Token;
using Form = NumberForm::Kind;

bool OdsStyles::take(XmlScanner &xml)
{
    const auto name = xml.name();
    if (name == "style")
        readStyle(xml);
    else if (name == "number-style" || name == "date-style" || name == "time-style"
             || name == "boolean-style")
        readFormat(xml);
    else
        return false;
    return true;
}

// Returns the form for a number with a minimum number of digits.
static NumberForm paddedForm(const XmlScanner &xml)
{
    const auto number = [&xml](QByteArrayView attribute) {
        return xml.attribute(attribute).value_or(QByteArray()).toInt();
    };
    const int digits = number("min-integer-digits");
    const bool grouped = xml.attribute("grouping").value_or(QByteArray()) == "true";
    if (digits < 2 || grouped || number("decimal-places") > 0)
        return {};
    return {.kind = Form::Padded, .digits = static_cast<quint8>(std::min(digits, 30))};
}

void OdsStyles::readFormat(XmlScanner &xml)
{
    const int outside = xml.depth();
    const auto kind = xml.name().toByteArray();
    const auto name = xml.attribute("name").value_or(QByteArray());
    const bool counts = xml.attribute("truncate-on-overflow").value_or(QByteArray()) == "false";
    NumberForm form;
    bool words = false;
    if (kind == "date-style")
        form.kind = Form::Date;
    else if (kind == "time-style")
        form.kind = counts ? Form::Elapsed : Form::Time;
    else if (kind == "boolean-style")
        form.kind = Form::Boolean;
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::End && xml.depth() == outside)
            break;
        if (token != Token::Start)
            continue;
        if (xml.name() == "hours" && form.kind == Form::Date)
            form.kind = Form::DateTime;
        else if (xml.name() == "seconds")
            form.fractions = xml.attribute("decimal-places").value_or(QByteArray()).toInt() > 0;
        else if (xml.name() == "number" && form.kind == Form::Plain)
            form = paddedForm(xml);
        words = words || xml.name() == "text";
    }
    if (form.kind == Form::Padded && words)
        form = {};
    m_formats.insert(name, form);
}

void OdsStyles::readStyle(XmlScanner &xml)
{
    const int outside = xml.depth();
    QByteArray name;
    QByteArray family;
    CellStyle style;
    for (auto attribute = xml.attributes(); attribute.next();) {
        if (attribute.name() == "name")
            name = attribute.text();
        else if (attribute.name() == "family")
            family = attribute.text();
        else if (attribute.name() == "data-style-name")
            style.format = attribute.text();
        else if (attribute.name() == "parent-style-name")
            style.parent = attribute.text();
    }
    if (family == "table-cell")
        m_styles.insert(name, style);
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::End && xml.depth() == outside)
            break;
        if (token == Token::Start && family == "table" && xml.name() == "table-properties"
            && xml.attribute("display").value_or(QByteArray()) == "false")
            m_hidden.insert(name);
    }
}

NumberForm OdsStyles::formOf(const QByteArray &cellStyle) const
{
    auto name = cellStyle;
    for (int steps = 0; steps < 10 && !name.isEmpty(); ++steps) {
        const auto style = m_styles.value(name);
        if (!style.format.isEmpty())
            return m_formats.value(style.format);
        name = style.parent;
    }
    return {};
}

} // namespace storedesk::spreadsheet
