// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactsathand.h"
#include "ui/details/fieldlines.h"

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::records {

class RecordReader;

// A contact as the copy on this computer has it, beside the live one: what differs is marked.
class KeptBeside final : public QObject
{
    Q_OBJECT

public:
    KeptBeside(Frame &frame, const RecordReader &reader, QObject *parent = nullptr);

    void need(); // for the record that the reader has now
    [[nodiscard]] bool isSettled() const { return !m_asking; }
    // As it was kept, with the types of the live one; empty: there is none.
    [[nodiscard]] QJsonObject record() const;
    // Marks the lines that read differently from those of the kept record; answers how many.
    int mark(std::vector<details::FieldLine> &lines,
             const std::vector<details::FieldLine> &kept) const;
    int mark(std::vector<details::LineGroup> &groups, const details::Reading &reading) const;

Q_SIGNALS:
    void changed(); // it was found

private:
    void ask();

    const RecordReader &m_reader;
    storedesk::exports::ContactsAtHand *m_atHand = nullptr; // with the first contact
    Frame &m_frame;
    QString m_key; // asked for
    std::optional<local::CopiedContact> m_kept;
    bool m_asking = false;
};

} // namespace storedesk::ui::records
