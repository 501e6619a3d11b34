// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorupdater.h"
#include "ui/details/fieldlines.h"

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::records {

class RecordLoader;

// Compares a live contact with its copy in the mirror and marks the differences.
class OfflineValues final : public QObject
{
    Q_OBJECT

public:
    OfflineValues(PageHost &host, const RecordLoader &reader, QObject *parent = nullptr);

    // Loads the mirrored copy of the current record.
    void need();
    [[nodiscard]] bool isSettled() const { return !m_asking; }
    // Returns the copy with the value types of the live record; empty if there is no copy.
    [[nodiscard]] QJsonObject record() const;
    // Marks the lines that differ from the copy and returns their number.
    int mark(std::vector<details::FieldLine> &lines,
             const std::vector<details::FieldLine> &kept) const;
    int mark(std::vector<details::LineGroup> &groups, const details::ReadingContext &reading) const;

Q_SIGNALS:
    // Emitted when the copy was found.
    void changed();

private:
    void ask();

    const RecordLoader &m_reader;
    // Set when the first contact is shown.
    storedesk::exports::ContactMirrorUpdater *m_atHand = nullptr;
    PageHost &m_host;
    // The key of the requested contact.
    QString m_key;
    std::optional<storage::MirroredContact> m_kept;
    bool m_asking = false;
};

} // namespace storedesk::ui::records
