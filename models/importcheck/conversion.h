// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/checkresult.h"
#include "importcheck/columnmapping.h"
#include "importcheck/edithistory.h"
#include "importcheck/importsettings.h"

#include <string>
#include <unordered_map>

namespace storedesk::importcheck {

// Converts the cells of a table to the cells that are sent: typed values first, then repairs, then
// options. Also finds their faults. Immutable after construction, so that any number of threads can
// use it, each with its own Scratch.
class Conversion final
{
public:
    // The target of a column.
    struct Target
    {
        // Column of the file.
        int column = 0;
        // Index of the rule in the checker.
        std::size_t rule = 0;
        FixContext context = {};
        bool list = false;
        // Whether the column contains URLs that must be in a domain of the store.
        bool ofStore = false;
        // Rank among the key fields; -1 if the field is not a key.
        int keyRank = -1;
        // Chosen options by text.
        std::unordered_map<std::string, std::string> options = {};
        // Like the map above, for a small number of options, where a linear search is faster.
        std::vector<std::pair<QByteArray, QByteArray>> fewOptions = {};
        std::vector<Edits::Rule> rules = {};
    };
    struct Cell
    {
        // Refers to the scratch or to the input.
        QByteArrayView text;
        FaultKind fault = FaultKind::None;
    };
    struct Scratch
    {
        QByteArray text;
        QByteArray option;
    };

    // Checking the numbering plan of phone numbers is slow, so it is done only on request or if a
    // repair needs it.
    enum class Phones : quint8 { Form, Closely };
    Conversion(const ImportTable &table, const ColumnMapping &matching,
               const ImportSettings &settings, std::shared_ptr<const Edits> edits,
               Phones phones = Phones::Form);

    // Sorted by column.
    [[nodiscard]] const std::vector<Target> &targets() const { return m_targets; }
    [[nodiscard]] const Target *targetOf(int column) const;
    [[nodiscard]] const Edits &edits() const { return *m_edits; }
    [[nodiscard]] ImportKind kind() const { return m_kind; }
    [[nodiscard]] const catalogue::FieldRule &ruleOf(const Target &target) const;
    [[nodiscard]] Cell cell(const Target &target, qint64 row, QByteArrayView raw,
                            Scratch &scratch) const;
    // Returns the fault of a cell in its final form.
    [[nodiscard]] FaultKind faultOf(const Target &target, QByteArrayView text) const;
    // Applies options but no repairs.
    [[nodiscard]] QByteArrayView converted(const Target &target, QByteArrayView text,
                                           Scratch &scratch) const;
    // Returns the repaired cell, or nothing if the repair does not change it.
    [[nodiscard]] std::optional<QByteArray> mended(const Target &target, const Fix &fix,
                                                   QByteArrayView text, Scratch &scratch) const;

private:
    [[nodiscard]] static const QByteArrayView *optionOf(const Target &target, QByteArrayView text,
                                                        QByteArrayView &room);
    [[nodiscard]] FaultKind faultBy(catalogue::Reason reason, const Target &target,
                                    QByteArrayView text) const;
    [[nodiscard]] bool helps(Action action, const Target &target, QByteArrayView text) const;
    // Whether a number such as 1.500 means thousands, because other cells of the column have a
    // decimal comma. The service would read it as 1.5.
    [[nodiscard]] bool isThousands(const Target &target, QByteArrayView text) const;
    [[nodiscard]] bool isOfStore(QByteArrayView address) const;
    // For a number that has a valid form.
    [[nodiscard]] FaultKind phoneFaultOf(const Target &target, QByteArrayView text) const;
    // For a cell that is valid according to the rule of its field.
    [[nodiscard]] FaultKind likelyFaultOf(const Target &target, QByteArrayView text) const;

    ImportKind m_kind;
    // Whether the rows become requests of a bulk job.
    bool m_isFixed;
    catalogue::Checker m_checker;
    std::vector<Target> m_targets;
    QByteArrayList m_domains;
    std::shared_ptr<const CodePrints> m_sentCodes;
    std::shared_ptr<const Edits> m_edits;
    bool m_closely;
};

} // namespace storedesk::importcheck
