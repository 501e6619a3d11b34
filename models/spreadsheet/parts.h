// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/package.h"

#include <QHash>
#include <QList>

namespace storedesk::spreadsheet {

class XmlScanner;

// A part that another one of the package points to.
struct Relation
{
    QString id;
    QString type; // the last word of it: worksheet, styles
    QString part; // its name in the package; empty when there is no such part
};

// Finds parts by the names other parts use for them: from the root or from their own folder, with
// percent signs, in any case.
class Parts final
{
public:
    explicit Parts(Package &package);

    [[nodiscard]] QString find(const QString &name) const; // empty: there is none
    [[nodiscard]] QString find(const QString &name, const QString &seenFrom) const;
    [[nodiscard]] base::Result<QList<Relation>> relationsOf(const QString &part) const;

    // Reads a part as XML; a problem when it is broken.
    [[nodiscard]] base::Result<void> scan(const QString &part,
                                          const std::function<void(XmlScanner &xml)> &visit) const;

private:
    Package &m_package;
    QHash<QString, QString> m_names;
};

} // namespace storedesk::spreadsheet
