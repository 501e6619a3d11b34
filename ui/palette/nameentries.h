// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/palette/palettemodel.h"

#include <QCoreApplication>

namespace storedesk::account {
class NamedRecords;
}
namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::palette {

class ContactHits;
class ProductHits;

// Finds records of the service, contacts in the offline copy, products in exports, named segments,
// jobs, files and chapters of the manual by any part of their names. Sends no requests.
class NameEntries final
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::palette::NameEntries)

public:
    // Where names are found.
    struct Sources
    {
        const account::NamedRecords &records;
        const ContactHits &contacts;
        const ProductHits &products;
    };

    // Objects passed by reference must outlive this object.
    NameEntries(PageHost &host, const Sources &sources);

    // Returns the rows of each kind, the best matches first. The rows have addresses but no
    // functions.
    [[nodiscard]] QList<PaletteRow> rowsFor(const QString &text) const;

private:
    using Search = values::NameSearch;
    [[nodiscard]] QList<PaletteRow> contactRows(const Search &search) const;
    [[nodiscard]] QList<PaletteRow> recordRows(catalogue::Resource resource,
                                               const Search &search) const;
    [[nodiscard]] QList<PaletteRow> soldProductRows(const Search &search) const;
    [[nodiscard]] QList<PaletteRow> namedIdRows(const Search &search) const;
    [[nodiscard]] QList<PaletteRow> jobRows(const Search &search) const;
    [[nodiscard]] QList<PaletteRow> fileRows(const Search &search) const;
    [[nodiscard]] QList<PaletteRow> chapterRows(const Search &search) const;

    PageHost &m_host;
    const Sources m_sources;
};

} // namespace storedesk::ui::palette
