// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkresult.h"
#include "imports/edithistory.h"
#include "imports/importsettings.h"
#include "imports/matching.h"

#include <string>
#include <unordered_map>

namespace storedesk::imports {

// How the cells of a table become the ones that are sent: what was typed, then repairs, then
// options; and what is wrong with them. Made once, then const: any number of threads may use it,
// each with a scratch of its own.
class Conversion final
{
public:
    // Where a column goes.
    struct Target
    {
        int column = 0; // of the file
        std::size_t rule = 0; // of the checker
        FixContext context = {};
        bool list = false;
        bool ofStore = false; // an address that has to be in a domain of the store
        int keyRank = -1; // of the fields that name a record; -1: it is none
        std::unordered_map<std::string, std::string> options = {}; // of texts that were decided
        // The same when they are few: then looking at each is quicker.
        std::vector<std::pair<QByteArray, QByteArray>> fewOptions = {};
        std::vector<Edits::Rule> rules = {};
    };
    struct Cell
    {
        QByteArrayView text; // in the scratch, or as it was given
        FaultKind fault = FaultKind::None;
    };
    struct Scratch
    {
        QByteArray text;
        QByteArray option;
    };

    // Numbers of phones are looked at closely, which takes its time, where that is asked for or a
    // repair needs it.
    enum class Phones : quint8 { Form, Closely };
    Conversion(const ImportTable &table, const Matching &matching, const ImportSettings &settings,
               std::shared_ptr<const Edits> edits, Phones phones = Phones::Form);

    [[nodiscard]] const std::vector<Target> &targets() const { return m_targets; } // by column
    [[nodiscard]] const Target *targetOf(int column) const;
    [[nodiscard]] const Edits &edits() const { return *m_edits; }
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const catalogue::FieldRule &ruleOf(const Target &target) const;
    [[nodiscard]] Cell cell(const Target &target, qint64 row, QByteArrayView raw,
                            Scratch &scratch) const;
    // What is wrong with a cell as it would be sent.
    [[nodiscard]] FaultKind faultOf(const Target &target, QByteArrayView text) const;
    // With its options, but not repaired.
    [[nodiscard]] QByteArrayView converted(const Target &target, QByteArrayView text,
                                           Scratch &scratch) const;
    // The cell as a repair would make it; absent: it leaves it as it is.
    [[nodiscard]] std::optional<QByteArray> mended(const Target &target, const Fix &fix,
                                                   QByteArrayView text, Scratch &scratch) const;

private:
    [[nodiscard]] static const QByteArrayView *optionOf(const Target &target, QByteArrayView text,
                                                        QByteArrayView &room);
    [[nodiscard]] FaultKind faultBy(catalogue::Reason reason, const Target &target,
                                    QByteArrayView text) const;
    [[nodiscard]] bool helps(Action action, const Target &target, QByteArrayView text) const;
    // 1.500 in a column where others have a decimal comma: the service would take it for 1.5.
    [[nodiscard]] bool isThousands(const Target &target, QByteArrayView text) const;
    [[nodiscard]] bool isOfStore(QByteArrayView address) const;
    // Of a number that has the right form.
    [[nodiscard]] FaultKind phoneFaultOf(const Target &target, QByteArrayView text) const;
    // Of a cell that the rule of its field accepts.
    [[nodiscard]] FaultKind likelyFaultOf(const Target &target, QByteArrayView text) const;

    Kind m_kind;
    // The rows become requests of a bulk job.
    bool m_isFixed;
    catalogue::Checker m_checker;
    std::vector<Target> m_targets;
    QByteArrayList m_domains;
    std::shared_ptr<const CodePrints> m_sentCodes;
    std::shared_ptr<const Edits> m_edits;
    bool m_closely;
};

} // namespace storedesk::imports
