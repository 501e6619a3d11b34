// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "imports/mirroredrecords.h"

namespace storedesk::cli {

// Compares a checked draft with existing records, as the desktop program does. Waits for
// completion. The table of existing records is stored with the import, so that it can be undone.
class ImportComparison final
{
public:
    struct Places
    {
        // The folder with all data stored for the account.
        QString account;
        // The folder with exported tables.
        QString exports;
    };

    // The session and the clock must outlive this object.
    ImportComparison(api::Session &session, const base::Clock &clock, Places places);

    // Uses this table, or else the newer of the offline copy and the newest export of all contacts.
    // Does nothing if there is none.
    [[nodiscard]] base::Result<void> compare(imports::ImportDraft &draft, const QString &table);
    // Looks up every record.
    [[nodiscard]] base::Result<void> lookUp(imports::ImportDraft &draft);

    // Null if nothing was compared.
    [[nodiscard]] const std::shared_ptr<const imports::EffectSource> &effects() const
    {
        return m_forecast.source();
    }
    // Prints the counts, and the rows that would create or change a record.
    void report(bool asJson) const;

private:
    [[nodiscard]] base::Result<void> compareWith(imports::ImportDraft &draft, const QString &path);
    [[nodiscard]] base::Result<void> compareWithMirror(imports::ImportDraft &draft,
                                                       const QString &mirror);

    const Places m_places;
    imports::ImportForecast m_forecast;
    imports::ExistingRecords m_known;
    imports::MirroredRecords m_mirrored;
    // Names the source and its age.
    QString m_sourceText;
};

} // namespace storedesk::cli
