// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/definitiondifference.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::ui::events {

// Differences between two definitions, one per row.
class DifferenceModel final
    : public itemmodels::ColumnModel<storedesk::events::DefinitionDifference>
{
    Q_OBJECT

public:
    enum Column { What, Before, After, Consequence, ColumnCount };

    explicit DifferenceModel(QObject *parent = nullptr);

    void setDifferences(const QList<storedesk::events::DefinitionDifference> &differences);
    // Sets the titles of the two value columns, for comparisons other than before and after a
    // change.
    void setSides(const QString &before, const QString &after);
    // Returns the number of differences that break something.
    [[nodiscard]] int breaking() const;

private:
    QString m_before;
    QString m_after;
};

} // namespace storedesk::ui::events
