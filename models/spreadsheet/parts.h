// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/package.h"

#include <QHash>
#include <QList>

namespace storedesk::spreadsheet {

class XmlScanner;

// A part that another part in the package refers to.
struct Relation
{
    QString id;
    // The last word of the type, such as worksheet or styles.
    QString type;
    // The name in the package. Empty if there is no such part.
    QString part;
};

// Finds parts by the names that other parts use. These names are relative to the root or to a
// folder, may be percent-encoded, and may differ in upper and lower case.
class Parts final
{
public:
    explicit Parts(Package &package);

    // Returns an empty string if there is no such part.
    [[nodiscard]] QString find(const QString &name) const;
    [[nodiscard]] QString find(const QString &name, const QString &seenFrom) const;
    [[nodiscard]] base::Result<QList<Relation>> relationsOf(const QString &part) const;

    // Reads a part as XML. Returns a problem if it is malformed.
    [[nodiscard]] base::Result<void> scan(const QString &part,
                                          const std::function<void(XmlScanner &xml)> &visit) const;

private:
    Package &m_package;
    QHash<QString, QString> m_names;
};

} // namespace storedesk::spreadsheet
