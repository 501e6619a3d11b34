// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/package.h"

#include <QHash>
#include <QList>

namespace storedesk::spreadsheet {

class XmlScanner;

// A part that is referenced by another part of the package.
struct Relation
{
    QString id;
    // The last word of the type: worksheet, styles.
    QString type;
    // Name in the package; empty if there is no such part.
    QString part;
};

// Finds parts by the names used in other parts: relative to the root or to a folder,
// percent-encoded, in any case.
class Parts final
{
public:
    explicit Parts(Package &package);

    // Returns empty if there is no such part.
    [[nodiscard]] QString find(const QString &name) const;
    [[nodiscard]] QString find(const QString &name, const QString &seenFrom) const;
    [[nodiscard]] base::Result<QList<Relation>> relationsOf(const QString &part) const;

    // Reads a part as XML; returns a problem if it is malformed.
    [[nodiscard]] base::Result<void> scan(const QString &part,
                                          const std::function<void(XmlScanner &xml)> &visit) const;

private:
    Package &m_package;
    QHash<QString, QString> m_names;
};

} // namespace storedesk::spreadsheet
