// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parts.h"

#include "spreadsheet/refusal.h"
#include "spreadsheet/xmlscanner.h"

#include <QDir>
#include <QIODevice>
#include <QUrl>

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;
using Token = XmlScanner::Token;

static QString comparable(const QString &name)
{
    auto text = QUrl::fromPercentEncoding(name.toUtf8());
    text.replace(u'\\', u'/');
    text = QDir::cleanPath(u'/' + text).toLower();
    return text.mid(1);
}

static QString folderOf(const QString &part)
{
    return part.left(part.lastIndexOf(u'/') + 1);
}

Parts::Parts(Package &package)
    : m_package(package)
{
    for (const auto &name : package.names()) {
        if (const auto key = comparable(name); !m_names.contains(key))
            m_names.insert(key, name);
    }
}

QString Parts::find(const QString &name) const
{
    return m_names.value(comparable(name));
}

QString Parts::find(const QString &name, const QString &seenFrom) const
{
    return find(name.startsWith(u'/') ? name : folderOf(seenFrom) + name);
}

base::Result<void> Parts::scan(const QString &part,
                               const std::function<void(XmlScanner &xml)> &visit) const
{
    return m_package.read(part, [&](QIODevice &device) -> base::Result<void> {
        XmlScanner xml(device);
        visit(xml);
        // Read to the end, because the part's checksum is only verified at the end.
        while (!m_package.beginningOnly() && xml.next() != Token::Stop) { }
        if (xml.failed() && !m_package.cancelled())
            return tl::unexpected(damagedPart(part, xml.why()));
        return {};
    });
}

base::Result<QList<Relation>> Parts::relationsOf(const QString &part) const
{
    const auto folder = folderOf(part);
    const auto name = find(folder + u"_rels/"_s + part.mid(folder.size()) + u".rels"_s);
    QList<Relation> relations;
    if (name.isEmpty())
        return relations;
    const auto read = scan(name, [&](XmlScanner &xml) {
        for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
            if (token != Token::Start || xml.name() != "Relationship")
                continue;
            const auto text = [&xml](QByteArrayView attribute) {
                return QString::fromUtf8(xml.attribute(attribute).value_or(QByteArray()));
            };
            const auto type = text("Type");
            relations.append({.id = text("Id"),
                              .type = type.mid(type.lastIndexOf(u'/') + 1),
                              .part = find(text("Target"), part)});
        }
    });
    if (!read)
        return tl::unexpected(read.error());
    return relations;
}

} // namespace storedesk::spreadsheet
